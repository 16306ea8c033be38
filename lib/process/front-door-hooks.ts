import { processWide } from './process-wide.ts'

/** What the framework's side asks of the front door. */
export type FrontDoorHooks = {
  /** Drops every cached page that has one of these tags. */
  purge: (tags: readonly string[]) => void
  isDraining: () => boolean
  /** Hashes of inlined style sheets, for the policy of a page that contains one. */
  styleHashes: readonly string[]
}

const slot = () => processWide('front-door', (): { hooks?: FrontDoorHooks } => ({}))

/** Hooks of the running front door, set when it is loaded; undefined in development, which has none. */
export const frontDoorHooks = (): FrontDoorHooks | undefined => slot().hooks

export const setFrontDoorHooks = (hooks: FrontDoorHooks): void => {
  slot().hooks = hooks
}
