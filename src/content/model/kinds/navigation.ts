import { choice, group, line, list, sharedGroup } from "../fields";
import { action } from "../groups";
import { defineKind } from "../kind";
import { isRecord } from "../record";
import { serviceGroups } from "./service";

const eachGroupOnce = {
  message: `needs each group (${serviceGroups.join(", ")}) once, so that the menu shows every service`,
  test: (items: readonly unknown[]) => {
    const names = items.map((item) => (isRecord(item) ? item["group"] : undefined));
    return names.length === serviceGroups.length && serviceGroups.every((name) => names.includes(name));
  },
};

export const navigation = defineKind({
  type: "Navigation",
  label: "Navigation",
  path: "site/navigation.yaml",
  shape: group({
    servicesMenu: group({
      label: line("The menu's name in the header.", 30, "Name"),
      groups: list(
        sharedGroup("ServiceGroup", "Group", {
          group: choice("Which services are listed.", serviceGroups),
          label: line("Shown above the group's services.", 40, "Heading"),
        }),
        "Shown in this order.",
        { rule: eachGroupOnce },
      ),
    }),
    aboutMenu: group({
      label: line("The menu's name in the header.", 30, "Name"),
      links: list(action(), "Shown in this order."),
    }),
    links: list(action(), "Shown beside the menus, in this order."),
    cta: action("Button in the header"),
    mobileMenu: list(action(), "Shown on phones, in this order."),
    footer: group({
      servicesHeading: line("Shown above the services.", 40),
      companyHeading: line("Shown above the company links.", 40),
      companyLinks: list(action(), "Shown in this order."),
      contactHeading: line("Shown above the contact details.", 40),
      legalLinks: list(action(), "Shown at the bottom of every page."),
    }),
  }),
});
