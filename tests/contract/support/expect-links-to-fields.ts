import { expect } from 'vitest'

/** Expects that the page has errors, each linked to the control that has it. */
export function expectLinksToFields(page: string): void {
  const summary = /role="alert".*?<\/ul>/s.exec(page)?.[0] ?? ''
  const fields = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(fields.length).toBeGreaterThan(0)
  for (const id of fields) expect(page).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* id="${id}"`))
}
