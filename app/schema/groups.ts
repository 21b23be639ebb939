import { z } from "zod";

import { date, flag, imageFile, linkTarget, text } from "./fields";

/** Groups fields that the manual describes once, under a title. */
export function group<Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

export const linkTo = linkTarget("Where it leads.");

export const sourced = {
  source: text("Where it comes from.", 160).optional(),
  asOf: date("The date of the source: YYYY, YYYY-MM or YYYY-MM-DD.").optional(),
};

export const imageFields = {
  image: imageFile("The image."),
  alt: text("The image in words.", 400),
};

/** Accepts an image with its description, or neither, beside other fields. */
export function withImage<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  const { image, alt } = imageFields;
  const shape = { ...fields, image: image.optional(), alt: alt.optional() };
  const isPair = (group: { image?: unknown; alt?: unknown }) => !group.image === !group.alt;
  const error = "`image:` and `alt:` go together; add the missing one, or delete both";
  return z.strictObject(shape).refine(isPair, { path: ["alt"], error });
}

export const editorialFields = {
  placeholders: z
    .array(text("What a fact must still replace.").meta({ visible: false, placeholder: true }))
    .meta({ description: "What here is not a fact yet. A release allows none.", private: true })
    .optional(),
};

export const pageFields = {
  title: text("The title in browser tabs and search results.", 60),
  description: text("The words below it in search results.", 160),
  ...editorialFields,
};

export const framedFields = {
  ...pageFields,
  forwardLooking: flag("true shows the notice on plans."),
  formerly: z
    .array(text("An address that the page had before.").meta({ visible: false }))
    .meta({ description: "Former addresses, which redirect to the page.", private: true })
    .optional(),
};

export const draftableFields = {
  ...framedFields,
  draft: flag("true keeps the page out of the public site."),
};
