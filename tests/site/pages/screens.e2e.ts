// Every row of the specification's list of screens: what each page contains, with the exact texts that it gives.
// These test the served HTML; navigation.e2e.ts tests that hydration does not change it, frame.e2e.ts the shared frame.
import { expect, test } from "../../support/browser/site";

const SOME_TEXT = /\S/;

test.use({ javaScriptEnabled: false });

test("Home", async ({ page }) => {
  await page.goto("/");

  await test.step("opens with the headline, two buttons that lead on, and three badges", async () => {
    const main = page.getByRole("main");
    await expect(page.locator("h1")).toHaveText("Illuminating the Path to Excellence");
    await expect(main.getByRole("link", { name: "For Investors" })).toHaveAttribute(
      "href",
      "/investors",
    );
    await expect(main.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about-us");
    const badges = main.getByRole("list").first().getByRole("listitem");
    await expect(badges).toHaveText([
      "FDA-Approved Scaffolds",
      "Synergistic Formulations",
      "Accelerated Approval Path",
    ]);
  });

  await test.step("gives four values as reasons to choose the company", async () => {
    const cards = page.getByRole("region", { name: /^Why Choose/ }).getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText([
      "Accelerated Development",
      "De-Risked Innovation",
      "Synergistic Mechanisms",
      "Biologically Optimized",
    ]);
    await expect(cards.getByRole("paragraph")).toHaveText([
      SOME_TEXT,
      SOME_TEXT,
      SOME_TEXT,
      SOME_TEXT,
    ]);
  });

  await test.step("commits itself to research in six points and four figures", async () => {
    const lists = page.getByRole("region", { name: /research/i }).getByRole("list");
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole("listitem")).toHaveText(Array<RegExp>(6).fill(SOME_TEXT));
    await expect(lists.last().getByRole("listitem")).toHaveText([
      /15\+.*years.*research/,
      /98%.*purity grade/,
      /5\+.*drugs in development/,
      /50K\+.*satisfied users/,
    ]);
  });

  await test.step("offers to sign up by e-mail", async () => {
    const form = page.locator("form");
    await expect(form.getByPlaceholder("Enter your email", { exact: true })).toHaveAttribute(
      "type",
      "email",
    );
    await expect(form.getByRole("button")).toHaveText("Stay Informed");
    await expect(
      form.getByText("No spam, ever. Unsubscribe anytime.", { exact: true }),
    ).toBeVisible();
  });
});

test("Drug Pipeline", async ({ page }) => {
  await page.goto("/drug-pipeline");

  await test.step("explains the pathway in three paragraphs", async () => {
    const paragraphs = page.locator("main p").filter({ hasText: /\S[^]{150}/ });
    await expect(paragraphs).toHaveCount(3);
    await expect(paragraphs.first()).toContainText("505(b)(2)");
  });

  await test.step("compares the two pathways in one image, whose figures also stand there as text", async () => {
    const image = page.locator("main img");
    await expect(image).toHaveCount(1);
    for (const figure of ["$1.3B", "10-12 years", "3-5x", "$20-50M", "3-6 years", "10-20x"]) {
      await expect(image).toHaveAttribute("alt", new RegExp(figure.replace("$", "\\$")));
    }
    const cells = (name: RegExp) => page.getByRole("row", { name }).getByRole("cell");
    await expect(page.getByRole("columnheader")).toHaveText([SOME_TEXT, /new drug/i, /hybrid/i]);
    await expect(cells(/^cost/i)).toHaveText(["about $1.3B", "$20-50M"]);
    await expect(cells(/^time/i)).toHaveText(["10-12 years", "3-6 years"]);
    await expect(cells(/^return/i)).toHaveText(["3-5x", "10-20x"]);
  });

  await test.step("draws the comparison anew for narrow screens", async () => {
    const source = () =>
      page.locator("main img").evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.locator("main img").scrollIntoViewIfNeeded();
    await expect.poll(source).toMatch(/\S/);
    const wide = await source();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator("main img").scrollIntoViewIfNeeded();
    await expect.poll(source).not.toBe(wide);
  });
});

test("Investors", async ({ page }) => {
  await page.goto("/investors");

  await test.step("has the three buttons and the note to accredited investors", async () => {
    await expect(page.getByRole("main").getByRole("button")).toHaveText([
      "Request Investment Deck",
      "Schedule Meeting",
      "Contact Investor Relations",
    ]);
    await expect(
      page.getByText(
        "Accredited investors only. All materials are confidential and subject to NDA.",
        { exact: true },
      ),
    ).toBeVisible();
  });

  await test.step("has a pitch deck of five slides in order, each an image with a title", async () => {
    const slides = page.locator("[aria-roledescription=slide]");
    await expect(slides.getByRole("heading")).toHaveText([
      "Company Mission",
      "Clinical Pipeline Strategy",
      "Comparable Companies Analysis",
      "Prospective Patents",
      "AD Biochemical Strategy",
    ]);
    await expect(slides.locator("img")).toHaveCount(5);
  });

  await test.step("has four opportunities, four key metrics and six advantages", async () => {
    const items = (name: RegExp) => page.getByRole("region", { name }).getByRole("listitem");
    await expect(items(/opportunit/i)).toHaveText([
      /\$1\.6T.*pharma.*2028/,
      /\$150B.*pharma market/,
      /\$50B.*nutraceutical market/,
      SOME_TEXT,
    ]);
    await expect(items(/metrics/i)).toHaveText([
      /\$50M.*Series A target/,
      /3-5 years.*to market/,
      /2x-3x.*efficacy improvement/,
      /70%.*shorter timelines/,
    ]);
    await expect(items(/advantages/i)).toHaveText(Array<RegExp>(6).fill(SOME_TEXT));
  });
});

test("About Us has the founder slide, the mission and a tagline on neurological and metabolic disorders", async ({
  page,
}) => {
  await page.goto("/about-us");
  const slide = page.getByRole("figure").getByRole("img");
  await expect(slide).toBeVisible();
  const paragraphs = page.getByRole("region", { name: /mission/i }).getByRole("paragraph");
  expect(await paragraphs.count()).toBeGreaterThan(1);
  await expect(paragraphs.last()).toContainText("neurological and metabolic disorders");

  await test.step("draws the founder slide anew for narrow screens", async () => {
    const source = () => slide.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toMatch(/founder-\d+/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(source).toContain("founder-narrow");
  });
});

test("Contact Us", async ({ page }) => {
  await page.goto("/contact-us");

  await test.step("opens with two buttons", async () => {
    await expect(page.getByRole("main").getByRole("button")).toHaveText([SOME_TEXT, SOME_TEXT]);
  });

  await test.step("has cards for e-mail, phone and office, whose links lead where they say", async () => {
    const cards = page.getByRole("main").getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText(["Email", "Phone", "Office"]);
    const email = cards.nth(0).getByRole("link");
    await expect(email).toHaveAttribute("href", `mailto:${await email.innerText()}`);
    const phone = cards.nth(1).getByRole("link");
    const digits = (await phone.innerText()).replace(/\D/g, "");
    await expect(phone).toHaveAttribute("href", new RegExp(`^tel:\\+1?${digits}$`));
    await expect(cards.nth(1)).toContainText("Mon-Fri 9am-5pm EST");
    await expect(cards.nth(2)).toContainText("Durham, NC");
    await expect(cards.nth(2)).toContainText(/by appointment only/i);
  });

  await test.step("notes for investors that materials are confidential under NDA", async () => {
    await expect(page.getByText(/investors.*confidential.*NDA/)).toBeVisible();
  });
});
