// Which number a telephone link dials.
import { expect, test } from "vitest";

import { completePhoneLink } from "../../app/schema/phone-url";

test.each([
  ["(919) 555-0100", "tel:+19195550100"],
  ["919.555.0100", "tel:+19195550100"],
  ["1 (919) 555-0100", "tel:+19195550100"],
  ["+1 919 555 0100", "tel:+19195550100"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["+44 (0)20 7946 0000", "tel:+442079460000"],
  ["+49 30 1234", "tel:+49301234"],
  ["+41 (0)61 555 01 00", "tel:+41615550100"],
  ["555-0100", "tel:5550100"],
  ["061 555 01 00", "tel:0615550100"],
  ["%28919%29%20555-0100", "tel:+19195550100"],
  ["1-800-FLOWERS", "tel:1-800-FLOWERS"],
  ["+19195550100;ext=5", "tel:+19195550100;ext=5"],
])("the telephone number %s is dialed by %s", (number, url) => {
  expect(completePhoneLink(`tel:${number}`)).toBe(url);
});
