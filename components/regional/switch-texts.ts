/** Texts about a move; `{country}` is filled in where it is known. */
export type SwitchTexts = { moved: string; undo: string }
