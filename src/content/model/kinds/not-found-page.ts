import { group, line, list, paragraph } from "../fields";
import { action, seo } from "../groups";
import { defineKind } from "../kind";

/** The words of the 404 screen. */
export const notFoundPage = defineKind({
  type: "NotFoundPage",
  label: "404 page",
  path: "pages/not-found.yaml",
  shape: group({
    code: line("The status code as a heading.", 10),
    message: line("Sentence below it.", 60),
    text: paragraph("What the visitor can do."),
    home: action(),
    links: list(action(), "Where else to go."),
    seo: seo(),
  }),
});
