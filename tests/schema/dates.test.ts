// Dates as writers write them: which are accepted, and what each can mean.
import { expect, test } from "vitest";

import { explainIssue } from "../../app/publish/content/checks/fields";
import { firstDay, lastDay, addYears } from "../../app/schema/dates";
import { date, day, time, timeZone, year } from "../../app/schema/fields";

const KINDS = {
  year: year(""),
  date: date("", "2025"),
  day: day(""),
  time: time(""),
  timeZone: timeZone(""),
};

test.each([
  ["year", ["2019"], ["19", "1819", "2019-05", "2019?"]],
  ["date", ["2025", "2025-06", "2025-06-30", "2024-02-29"], ["June 2025", "2025/6/3", "2025-6"]],
  ["date", [], ["soon", "1825", "2025-06-30T10:00", "2025-13", "2025-02-30"]],
  ["day", ["2025-06-30"], ["2025-06", "2026-11-31", "2025-1-1"]],
  ["time", ["09:30", "09:30-10:15"], ["9:30", "24:00", "09:30 to 10:15"]],
  ["timeZone", ["UTC", "Europe/Berlin"], ["EST", "Berlin", "Europe/Bern"]],
] as const)("a %s can be written as %j, not as %j", (kind, right, wrong) => {
  const explain = (written: string) =>
    KINDS[kind].safeParse(written, { error: explainIssue }).error?.issues[0]?.message;
  expect(right.map(explain)).toEqual(right.map(() => undefined));
  for (const written of wrong) expect(explain(written)).toContain(`"${written}" is not `);
});

test.each([
  ["2024-02-29", 1, "2025-02-28"],
  ["2024-02-29", 4, "2028-02-29"],
  ["2026-06-15", 1, "2027-06-15"],
  ["2025-06-31", 2, "2027-06-31"],
])("%s plus %i years is %s", (date, years, later) => {
  expect(addYears(date, years)).toBe(later);
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
