import type { TreeStep } from '../../lib/contract/identity-tree.ts'

/** The answer to the question at a position of the page; an empty string where the client sent none. */
export const readInput = (step: TreeStep, position: number): unknown =>
  step.callbacks[position]?.input?.find(input => input.name === `IDToken${position + 1}`)?.value ?? ''

/** Whether the client only wants its values judged, without going on. */
export const isValidateOnly = (step: TreeStep): boolean =>
  step.callbacks.some(callback =>
    callback.input?.some(input => input.name.endsWith('validateOnly') && input.value === true),
  )
