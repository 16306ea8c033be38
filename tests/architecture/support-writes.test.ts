import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_ONLY_READS, WRITES_OF_AGENTS, writeOfAgent } from '@/lib/support/customer-only'

const ROOT = join(import.meta.dirname, '../..')
const WRITES = /\bexport\b[^\n]*\b(?:POST|PUT|PATCH|DELETE)\b/

const writeHandlers = globSync('app/**/route.{ts,tsx}', { cwd: ROOT })
  .filter(file => WRITES.test(readFileSync(join(ROOT, file), 'utf8')))
  .map(file => file.replace(/^app|\/route\.tsx?$/g, ''))

describe('the table of what support staff may do for a customer', () => {
  test('says of every handler that writes whether they may', () => {
    expect(writeHandlers.length).toBeGreaterThan(40)
    expect(writeHandlers.filter(path => writeOfAgent(path) === undefined)).toEqual([])
  })

  test('names no handler that does not exist', () => {
    const named = [...Object.keys(WRITES_OF_AGENTS), ...CUSTOMER_ONLY_READS]
    expect(named.filter(path => !existsSync(join(ROOT, 'app', path)))).toEqual([])
  })
})
