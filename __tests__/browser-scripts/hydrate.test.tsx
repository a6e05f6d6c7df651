import { act } from "@testing-library/react";
import { hydrate } from "../../src/browser/hydrate";

/** Takes a container over, and returns what React complains of meanwhile. */
async function takeOver(container: Element): Promise<string[]> {
  const complaints: string[] = [];
  const note = (event: ErrorEvent) => {
    complaints.push(event.message);
    event.preventDefault();
  };
  window.addEventListener("error", note);
  await act(async () => hydrate(<p>Words</p>, container));
  window.removeEventListener("error", note);
  return complaints;
}

test("the elements of a page stay as they are", async () => {
  const container = document.createElement("div");
  container.innerHTML = "<p>Words</p>";
  const [paragraph] = container.children;
  expect(await takeOver(container)).toEqual([]);
  expect(container.children[0]).toBe(paragraph);
});

test("an empty page, as while developing, is drawn, and nothing is wrong", async () => {
  const container = document.createElement("div");
  expect(await takeOver(container)).toEqual([]);
  expect(container.innerHTML).toBe("<p>Words</p>");
});
