import { group, line, list, paragraph } from "../fields";
import { action, seo } from "../groups";
import { defineKind } from "../kind";

export const notFoundPage = defineKind({
  type: "NotFoundPage",
  label: "404 page",
  path: "pages/not-found.yaml",
  shape: group({
    message: line("One sentence below the number 404.", 60),
    text: paragraph("What the visitor can do."),
    home: action("Main link"),
    links: list(action(), "Where else visitors can go.", { label: "More links" }),
    legend: line("Shown below the 404 tally marks.", 60),
    seo: seo(),
  }),
});
