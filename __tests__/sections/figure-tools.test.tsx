import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FigureTools } from "../../src/sections/figure-tools";

jest.mock("gatsby", () => ({
  ...jest.requireActual("../gatsby-stand-in"),
  useStaticQuery: () => ({
    organization: { name: "Some Agency" },
    site: { siteMetadata: { siteUrl: "https://www.example.org" } },
  }),
}));

const labels = { copyLink: "Copy link", embed: "Embed", copied: "Copied", refused: "Refused" };

/** The parts of a chart's HTML that the buttons need. */
const chart = (name: string) => `<figure id="figure-${name}">
  <figcaption><a href="#figure-${name}">Figure 1</a><span class="chart-title">R&amp;D &lt;3</span></figcaption>
  <div role="img" aria-label="One &quot;has&quot; 10%."></div>
  <div class="chart-footer"><p>Source: A study</p>
    <details><summary>Table</summary></details>
    <details><summary>Use ${name}</summary><a href="/research/costs/${name}.png">PNG</a></details>
  </div>
</figure>`;

const html = { __html: chart("one") + chart("two") };

async function openFiles(name: string) {
  const user = userEvent.setup();
  render(
    <>
      <div dangerouslySetInnerHTML={html} />
      <FigureTools report={{ title: "What Ads Cost", path: "/research/costs" }} labels={labels} />
    </>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  const disclosure = screen.getByText(`Use ${name}`).closest("details")!;
  // jsdom doesn't open `<details>` elements on click.
  disclosure.open = true;
  await waitFor(() => within(disclosure).getByRole("button", { name: "Embed" }));
  expect(screen.getAllByRole("button")).toHaveLength(2);
  return { user, disclosure };
}

test("an opened disclosure gets a button that copies the address of its chart", async () => {
  const { user, disclosure } = await openFiles("two");
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText("Copied");
  expect(await navigator.clipboard.readText()).toBe("https://www.example.org/research/costs#figure-two");
  disclosure.open = false;
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test("the HTML for other websites has the picture, its description, the source and a link", async () => {
  const { user } = await openFiles("one");
  await user.click(screen.getByRole("button", { name: "Embed" }));
  await screen.findByText("Copied");
  const other = document.body.appendChild(document.createElement("div"));
  other.innerHTML = await navigator.clipboard.readText();
  const picture = within(other).getByRole("img", { name: 'One "has" 10%.' });
  expect(picture).toHaveAttribute("src", "https://www.example.org/research/costs/one.png");
  const link = within(other).getByRole("link", { name: "What Ads Cost, Some Agency" });
  expect(link).toHaveAttribute("href", "https://www.example.org/research/costs#figure-one");
  expect(other.textContent).toContain("R&D <3 Source: A study (");
  expect(other.querySelector("iframe, script")).toBeNull();
});
