import type { DatabaseSync } from 'node:sqlite'
import {
  type FlagContext,
  type FlagEvaluation,
  type FlagEvaluations,
  type FlagValue,
  flagValueSchema,
} from '../../lib/contract/flags.ts'
import { transaction } from '../db/transaction.ts'

/** What a rule may look at, the most particular first: the first that matches decides. */
export const RULE_ATTRIBUTES = ['key', 'country', 'locale', 'siteUid'] as const

export type FlagRule = { attribute: (typeof RULE_ATTRIBUTES)[number]; equals: string }

export type FlagStore = ReturnType<typeof createFlagStore>

/** The flags and their targeting rules. Every change raises the flag's version, which clients rely on. */
export const createFlagStore = (database: DatabaseSync) => ({
  ...createFlagReader(database),
  ...createFlagWriter(database),
})

function createFlagReader(database: DatabaseSync) {
  const selectFlag = database.prepare('SELECT key, value, version FROM flags WHERE key = ? AND deleted = 0')
  const selectFlags = database.prepare('SELECT key, value, version FROM flags WHERE deleted = 0 ORDER BY key')
  const selectRules = database.prepare('SELECT attribute, equals, value FROM flag_rules WHERE flag_key = ?')
  const evaluateRow = (row: FlagRow, context: FlagContext) =>
    toEvaluation(row, matchingRule(selectRules.all(String(row.key)), context))

  return {
    evaluate: (key: string, context: FlagContext): FlagEvaluation | undefined => {
      const row = selectFlag.get(key)
      return row === undefined ? undefined : evaluateRow(row, context)
    },

    evaluateAll: (context: FlagContext): FlagEvaluations =>
      Object.fromEntries(selectFlags.all().map(row => [String(row.key), evaluateRow(row, context)])),
  }
}

function createFlagWriter(database: DatabaseSync) {
  const upsertFlag = database.prepare(
    `INSERT INTO flags (key, value, version) VALUES (:key, coalesce(:value, 'false'), 1)
     ON CONFLICT (key) DO UPDATE
     SET value = coalesce(:value, iif(deleted, 'false', value)), version = version + 1, deleted = 0`,
  )
  const upsertRule = database.prepare(
    'INSERT OR REPLACE INTO flag_rules (flag_key, attribute, equals, value) VALUES (?, ?, ?, ?)',
  )
  const deleteRules = database.prepare('DELETE FROM flag_rules WHERE flag_key = ?')
  const deleteFlag = database.prepare(
    'UPDATE flags SET deleted = 1, version = version + 1 WHERE key = ? AND deleted = 0 RETURNING version',
  )

  return {
    /**
     * Sets the value for everyone or, with a rule, for those it matches; an unknown or deleted flag comes up
     * off for the rest.
     */
    set: (key: string, value: FlagValue, rule?: FlagRule): void =>
      transaction(database, () => {
        upsertFlag.run({ key, value: rule === undefined ? JSON.stringify(value) : null })
        if (rule !== undefined) upsertRule.run(key, rule.attribute, rule.equals, JSON.stringify(value))
      }),

    /** Returns the version of the deletion, or undefined when there was nothing to delete. */
    remove: (key: string): number | undefined =>
      transaction(database, () => {
        deleteRules.run(key)
        const row = deleteFlag.get(key)
        return row === undefined ? undefined : Number(row.version)
      }),
  }
}

const matchingRule = (rules: readonly FlagRow[], context: FlagContext): FlagRow | undefined =>
  RULE_ATTRIBUTES.flatMap(attribute =>
    rules.filter(rule => rule.attribute === attribute && rule.equals === context[attribute]),
  )[0]

function toEvaluation(row: FlagRow, rule: FlagRow | undefined): FlagEvaluation {
  const value = parseValue((rule ?? row).value)
  const version = Number(row.version)
  return {
    value,
    version,
    flagVersion: version,
    ...(typeof value === 'boolean' && { variation: value ? 0 : 1 }),
    trackEvents: false,
    reason: { kind: reasonFor(rule?.attribute) },
  }
}

type FlagRow = Record<string, unknown>

const parseValue = (json: unknown): FlagValue => flagValueSchema.parse(JSON.parse(String(json)))

const reasonFor = (attribute: unknown): string => {
  if (attribute === undefined) return 'FALLTHROUGH'
  return attribute === 'key' ? 'TARGET_MATCH' : 'RULE_MATCH'
}
