// Dates as writers write them: which are accepted, and what each can mean.
import { expect, test } from "vitest";

import { explainDate, explainDay, firstDay, lastDay, yearsLater } from "../../app/schema/dates";

test.each(["2025", "2025-06", "2025-06-30", "2024-02-29"])(
  "%s is accepted as a date",
  (written) => {
    expect(explainDate(written)).toBeUndefined();
  },
);
test.each(["June 2025", "2025/6/3", "3/6/2025", "soon", "1825", "2025-06-30T10:00"])(
  "%j is not accepted as a date",
  (written) => {
    const message = `"${written}" is not a date written as YYYY, YYYY-MM or YYYY-MM-DD`;
    expect(explainDate(written)).toBe(message);
  },
);
test.each(["2025-13", "2025-02-30", "2026-11-31"])(
  "a day that does not exist is refused: %s",
  (written) => {
    expect(explainDate(written)).toBe(`there is no day ${written}; correct the date`);
    expect(explainDay(`${written}-01`.slice(0, 10))).toMatch(/^there is no day/);
  },
);
test("a month is not accepted as a day", () => {
  expect(explainDay("2025-06")).toBe('"2025-06" is not a day written as YYYY-MM-DD');
});
test.each([
  ["2024-02-29", 1, "2025-02-28"],
  ["2024-02-29", 4, "2028-02-29"],
  ["2026-06-15", 1, "2027-06-15"],
  ["2025-06-31", 2, "2027-06-31"],
])("%s plus %i years is %s", (date, years, later) => {
  expect(yearsLater(date, years)).toBe(later);
});
test("an incomplete date has a first and a last day", () => {
  expect(["2025", "2025-06", "2025-06-30"].map(firstDay)).toEqual([
    "2025-01-01",
    "2025-06-01",
    "2025-06-30",
  ]);
  expect(["2025", "2025-06", "2025-06-30"].map(lastDay)).toEqual([
    "2025-12-31",
    "2025-06-31",
    "2025-06-30",
  ]);
});
