import { type ReactNode, useState } from "react";
import { figures, label } from "../styles/mixins";
import { color, fontSize, size, space } from "../styles/tokens";
import { Actions } from "../ui/actions";
import { Badge } from "../ui/badge";
import { Bullets } from "../ui/bullets";
import { ButtonLink, buttonStyles } from "../ui/button";
import { ClaimDrawing } from "../ui/claim-drawing";
import { DisclosureMenu } from "../ui/disclosure-menu";
import { FormStatus } from "../ui/form-status";
import { Icon } from "../ui/icon";
import { iconNames } from "../ui/icon-names";
import { LedgerCover } from "../ui/ledger-cover";
import { PageHeader } from "../ui/page-header";
import { Points } from "../ui/points";
import { Rating } from "../ui/rating";
import { Section } from "../ui/section";
import { Select } from "../ui/select";
import { StatusBadge } from "../ui/status-badge";
import { studyStatuses } from "../ui/study-status";
import { Tabs } from "../ui/tabs";
import { TallyField } from "../ui/tally-field";
import { TextArea } from "../ui/text-area";
import { TextInput } from "../ui/text-input";

const options = [{ value: "one", label: "One" }];
const panels = [
  { id: "one", tab: "One", content: "The first panel" },
  { id: "two", tab: "Two", content: "The second panel" },
];
const points = ["First", "Second", "Third"].map((title) => ({ title, text: "A sentence or two." }));

/** Every primitive in every state. Made by `npm run develop` only, at /_styleguide. */
export default function Styleguide() {
  const [selected, setSelected] = useState("one");
  return (
    <>
      <PageHeader
        title="Styleguide"
        lead="Every primitive in every state."
        cover={<LedgerCover icon="search" />}
      >
        <Actions>
          <ButtonLink to="#buttons">Primary</ButtonLink>
          <ButtonLink to="#buttons" emphasis="secondary">
            Secondary
          </ButtonLink>
          <button type="button" disabled css={buttonStyles.primary}>
            Disabled
          </button>
        </Actions>
      </PageHeader>
      <Section heading="Colours">
        <ul role="list" css={{ display: "flex", flexWrap: "wrap", gap: space.m }}>
          {Object.entries(color).map(([name, value]) => (
            <li key={name} css={label}>
              <span
                css={{
                  display: "block",
                  width: size.cover,
                  height: size.target,
                  border: `${size.hairline} solid ${color.control}`,
                  backgroundColor: value,
                }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Type">
        <Specimens>
          {Object.entries(fontSize).map(([name, value]) => (
            <p key={name} css={{ ...figures, fontSize: value }}>
              {name} 25+
            </p>
          ))}
        </Specimens>
      </Section>
      <Section heading="Badges, icons, lists">
        <Specimens>
          <p css={{ display: "flex", flexWrap: "wrap", gap: space.s }}>
            {[...studyStatuses, "Anything else"].map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
            <Badge tone="blue">1-2 weeks</Badge>
          </p>
          <p css={{ display: "flex", flexWrap: "wrap", gap: space.s }}>
            {iconNames.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </p>
          <Rating stars={5} label="5 out of 5 stars" />
          <Bullets items={["A stroke", "Another stroke"]} />
          <Points points={points} />
        </Specimens>
      </Section>
      <Section heading="Drawings">
        <Specimens>
          <ClaimDrawing drawing="tally" count={25} />
          <ClaimDrawing drawing="blocks" count={16} />
          <ClaimDrawing drawing="hundred" count={98} />
          <TallyField count={203} />
        </Specimens>
      </Section>
      <Section heading="Menu and tabs">
        <Specimens>
          <DisclosureMenu label="Menu">
            <p>Its panel</p>
          </DisclosureMenu>
          <Tabs label="Tabs" panels={panels} selected={selected} onSelect={setSelected} />
        </Specimens>
      </Section>
      <Section heading="Form">
        <Specimens>
          <TextInput id="empty" label="Empty" required />
          <TextInput id="wrong" label="Wrong" error="What is wrong with it" />
          <Select id="select" label="Select" options={options} />
          <TextArea id="area" label="Text area" rows={3} value="Some words" room={100} readOnly />
          <FormStatus notice={{ tone: "success", title: "Message Sent", text: "All is well" }} />
          <FormStatus notice={{ tone: "error", title: "Error", text: "Something is not" }} />
        </Specimens>
      </Section>
    </>
  );
}

/** Primitives one below the other, with room to tell them apart. */
function Specimens({ children }: { children: ReactNode }) {
  return <div css={{ display: "grid", gap: space.l, justifyItems: "start" }}>{children}</div>;
}
