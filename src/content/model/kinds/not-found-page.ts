import { group, line, list, paragraph } from "../fields";
import { action, seo } from "../groups";
import { defineKind } from "../kind";

export const notFoundPage = defineKind({
  type: "NotFoundPage",
  label: "404 page",
  path: "pages/not-found.yaml",
  shape: group({
    code: line("Main heading of the page, such as 404.", 10),
    message: line("One sentence below the code.", 60),
    text: paragraph("What the visitor can do."),
    home: action("Main link"),
    links: list(action(), "Where else visitors can go.", { label: "More links" }),
    legend: line("Shown below the tally marks. For the code 404, the page shows 404 marks.", 60),
    seo: seo(),
  }),
});
