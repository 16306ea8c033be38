import type { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Clock } from '../clock.ts'

type Row = Record<string, unknown> | undefined

export type RecordStore = {
  upsert(id: string, payload: AdapterPayload, expiresInSeconds: number | undefined): void
  find(id: string): AdapterPayload | undefined
  findBy(column: 'uid' | 'user_code', value: string): AdapterPayload | undefined
  consume(id: string): void
  destroy(id: string): void
}

/** Rows of one model of the OpenID provider. Expired rows do not exist: the sandbox's clock decides. */
export const createRecordStore = (database: DatabaseSync, clock: Clock, model: string): RecordStore => {
  const alive = 'model = ? AND (expires_at IS NULL OR expires_at > ?)'
  const selectById = database.prepare(
    `SELECT payload, consumed_at FROM identity_records WHERE ${alive} AND id = ?`,
  )
  const read = (row: Row): AdapterPayload | undefined => {
    if (row === undefined) return undefined
    const payload: AdapterPayload = JSON.parse(String(row.payload))
    return row.consumed_at === null ? payload : { ...payload, consumed: row.consumed_at }
  }
  return {
    upsert: (id, payload, expiresInSeconds) => {
      const expiresAt = expiresInSeconds === undefined ? null : clock.now() + expiresInSeconds * 1000
      database
        .prepare(
          `INSERT INTO identity_records (model, id, payload, grant_id, user_code, uid, expires_at)
           VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
        )
        .run(
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.userCode ?? null,
          payload.uid ?? null,
          expiresAt,
        )
    },
    find: id => read(selectById.get(model, clock.now(), id)),
    findBy: (column, value) =>
      read(
        database
          .prepare(`SELECT payload, consumed_at FROM identity_records WHERE ${alive} AND ${column} = ?`)
          .get(model, clock.now(), value),
      ),
    consume: id => {
      database
        .prepare('UPDATE identity_records SET consumed_at = ? WHERE model = ? AND id = ?')
        .run(Math.floor(clock.now() / 1000), model, id)
    },
    destroy: id => {
      database.prepare('DELETE FROM identity_records WHERE model = ? AND id = ?').run(model, id)
    },
  }
}

/** When a record expires, in epoch milliseconds. */
export const endOfRecord = (database: DatabaseSync, model: string, id: string): number | undefined => {
  const row = database
    .prepare('SELECT expires_at AS time FROM identity_records WHERE model = ? AND id = ?')
    .get(model, id)
  return typeof row?.time === 'number' ? row.time : undefined
}

/** Deletes everything that came from one grant: its codes, access tokens and refresh tokens. */
export const revokeGrantRecords = (database: DatabaseSync, grantId: string): void => {
  database.prepare('DELETE FROM identity_records WHERE grant_id = ?').run(grantId)
}

/** Deletes every session and token of an account; answers whether there was any. */
export const revokeAccountRecords = (database: DatabaseSync, accountId: string): boolean =>
  database.prepare("DELETE FROM identity_records WHERE payload ->> '$.accountId' = ?").run(accountId)
    .changes > 0

/**
 * Deletes every session and token of an account but those of one sign-in: its grant, what was issued by it,
 * and the session that it was given in.
 */
export const revokeOtherRecords = (database: DatabaseSync, accountId: string, grantId: string): void => {
  database
    .prepare(
      `DELETE FROM identity_records WHERE payload ->> '$.accountId' = ?1
         AND grant_id IS NOT ?2 AND id <> ?2 AND NOT (model = 'Session' AND instr(payload, ?2) > 0)`,
    )
    .run(accountId, grantId)
}

/** Drops rows that no one can see any more, so that the file does not grow for ever. */
export const purgeExpired = (database: DatabaseSync, clock: Clock): void => {
  database.prepare('DELETE FROM identity_records WHERE expires_at <= ?').run(clock.now())
}

/**
 * The storage interface of `oidc-provider` over the record stores.
 * @param realm put before the names of the models, so that the records of two realms are apart
 */
export const createAdapterFactory =
  (database: DatabaseSync, clock: Clock, realm = '') =>
  (model: string): Adapter => {
    const records = createRecordStore(database, clock, `${realm}${model}`)
    return {
      upsert: async (id, payload, expiresIn) => records.upsert(id, payload, expiresIn),
      find: async id => records.find(id),
      findByUid: async uid => records.findBy('uid', uid),
      findByUserCode: async userCode => records.findBy('user_code', userCode),
      consume: async id => records.consume(id),
      destroy: async id => records.destroy(id),
      revokeByGrantId: async grantId => revokeGrantRecords(database, grantId),
    }
  }
