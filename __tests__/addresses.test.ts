import { telephoneLink } from "../src/addresses";

test.each([
  ["(212) 555-0142", "tel:+12125550142"],
  ["212.555.0142", "tel:+12125550142"],
  ["+1 212 555 0142", "tel:+12125550142"],
  ["1-212-555-0142", "tel:+12125550142"],
  ["+44 20 7946 0958", "tel:+442079460958"],
])("%s is %s", (written, address) => {
  expect(telephoneLink(written)).toBe(address);
});
