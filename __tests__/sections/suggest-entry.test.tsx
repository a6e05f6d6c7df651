import { render, screen } from "@testing-library/react";
import { SuggestEntry } from "../../src/sections/suggest-entry";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

test("shows the requests in the order of the content", () => {
  const requests = [
    { topic: "AI in Marketing", requests: 14 },
    { topic: "Voice Search Optimization", requests: 7 },
    { topic: "Social Commerce Trends", requests: 15 },
  ];
  render(
    <SuggestEntry
      entry={{ heading: "Suggest", text: "What?", badge: "1-2 weeks", badgeLabel: "Turnaround" }}
      popular={{ heading: "Popular", unit: "requests", requests }}
    >
      <p>The form</p>
    </SuggestEntry>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    requests.map(({ topic, requests: count }) => `${topic}${count} requests`),
  );
});
