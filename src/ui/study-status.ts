/** States of a study (specification, section 4). */
export const studyStatuses = ["Active", "Completed", "In progress"] as const;
