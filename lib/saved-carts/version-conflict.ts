import type { Problem } from '@/lib/result/result'

/** Whether commerce refused a change because the saved cart has another version by now. */
export const isVersionConflict = ({ kind, code }: Problem): boolean =>
  kind === 'domain' && code === 'CartChangedError'
