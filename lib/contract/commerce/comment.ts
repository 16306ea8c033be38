import { z } from 'zod'

/** A remark of the buyer, or of the seller if `fromCustomer` is false. */
export const commentSchema = z.object({
  text: z.string(),
  creationDate: z.string(),
  author: z.object({ uid: z.string(), name: z.string() }),
  fromCustomer: z.boolean(),
})

export const newCommentSchema = z.object({ text: z.string().trim().min(1).max(1_000) })

export type Comment = z.infer<typeof commentSchema>
