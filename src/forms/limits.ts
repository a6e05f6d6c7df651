/**
 * How many characters a field may have (specification, section 5), both ends included. The schemas,
 * the counters below the text areas and the inputs' own attributes read them here.
 */
export const limits = {
  name: { min: 2, max: 50 },
  email: { min: 0, max: 100 },
  company: { min: 0, max: 100 },
  phone: { min: 10, max: 20 },
  message: { min: 10, max: 1000 },
  researchTopic: { min: 10, max: 200 },
  businessContext: { min: 20, max: 1000 },
  expectedOutcome: { min: 10, max: 500 },
} as const;
