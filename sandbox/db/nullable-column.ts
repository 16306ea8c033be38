import type { z } from 'zod'

/** A column that may be NULL, which is read as undefined. */
export const nullableColumn = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform(value => value ?? undefined)
