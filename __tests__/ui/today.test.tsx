import { renderToString } from "react-dom/server.node";
import { Today } from "../../src/ui/today";

test("the HTML has the day of the build, whatever the clock says", () => {
  expect(renderToString(<Today buildDate="2025-08-18" />)).toBe("August 18, 2025");
});
