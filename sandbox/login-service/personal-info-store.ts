import type { z } from 'zod'
import type { personalInfoBodySchema } from '../../lib/contract/login-service.ts'
import type { SandboxContext } from '../context.ts'

type PersonalInfo = Omit<z.infer<typeof personalInfoBodySchema>, 'token'>

/** Keeps the latest personal info of a user; saving the same again changes nothing. */
export const savePersonalInfo = (
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  { userId, jobTitle, industry, sector, phone }: PersonalInfo,
): void => {
  database
    .prepare(
      `INSERT INTO login_personal_info (user_id, job_title, industry, sector, phone, updated_at)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET job_title = excluded.job_title, industry = excluded.industry,
         sector = excluded.sector, phone = excluded.phone, updated_at = excluded.updated_at`,
    )
    .run(userId, jobTitle, industry, sector, phone, clock.now())
}
