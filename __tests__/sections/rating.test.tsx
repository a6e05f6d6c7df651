import { render, screen } from "@testing-library/react";
import { Rating } from "../../src/sections/testimonials";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

test.each([1, 4, 5])("%i stars are one picture with its words", (stars) => {
  render(<Rating stars={stars} label={`Rated ${stars} out of 5`} />);
  const rating = screen.getByRole("img", { name: `Rated ${stars} out of 5` });
  expect(screen.getAllByRole("img")).toEqual([rating]);
  expect(rating.querySelectorAll("svg[aria-hidden]")).toHaveLength(stars);
});
