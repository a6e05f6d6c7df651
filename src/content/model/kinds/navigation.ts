import { choice, group, line, list } from "../fields";
import { action } from "../groups";
import { defineKind } from "../kind";
import { serviceGroups } from "./service";

const sorted = (names: readonly string[]) => [...names].sort().join();

/** Menus of the header, links of the footer, and the words that only screen readers hear. */
export const navigation = defineKind({
  type: "Navigation",
  label: "Navigation",
  path: "site/navigation.yaml",
  shape: group({
    skipLink: line("First link of every page, for keyboards.", 40),
    unreachable: line("Shown when a visitor who is offline follows a link.", 100),
    mainLabel: line("Name of the main menu for screen readers.", 40),
    contentsLabel: line("Name of the table of contents of long texts.", 30),
    lastUpdatedLabel: line("Words before the date of legal pages.", 30),
    servicesMenu: group({
      label: line("Name of the services menu.", 30),
      groups: list(
        group(
          {
            group: choice("Which services it lists.", serviceGroups),
            label: line("Heading of the group.", 40),
          },
          "ServiceGroup",
        ),
        "Groups of the services menu, in order.",
      ).test(
        "each-group-once",
        `needs each of ${serviceGroups.join(", ")} once: other services would be in no menu`,
        (groups) => sorted(groups.map((item) => Object(item).group)) === sorted(serviceGroups),
      ),
    }),
    aboutMenu: group({
      label: line("Name of the about menu.", 30),
      links: list(action(), "Its links, in order."),
    }),
    links: list(action(), "Links beside the menus, in order."),
    cta: action(),
    mobileMenu: group({
      label: line("Name of the button that opens the menu on phones.", 30),
      links: list(action(), "Its links, in order."),
    }),
    footer: group({
      servicesHeading: line("Heading above the services.", 40),
      companyHeading: line("Heading above the company links.", 40),
      companyLinks: list(action(), "Company links, in order."),
      contactHeading: line("Heading above the contact details.", 40),
      socialLabel: line("Name of the list of profiles for screen readers.", 60),
      legalLinks: list(action(), "Links to the legal pages."),
    }),
  }),
});
