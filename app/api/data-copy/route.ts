import { z } from 'zod'
import { writeDataCopy } from '@/lib/data-copy/write-data-copy.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadFile } from '@/lib/handlers/download-file.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { tooManyAttempts } from '@/lib/rate-limits/too-many-attempts.server'
import { accountPath } from '@/lib/site/account-pages'

const NEEDS = { limit: 'read', session: 'optional', query: z.object({ locale: localeSchema }) } as const

/** A copy of the data of the signed-in user, as a file. */
export const GET = defineRead(NEEDS, ({ session, query: { locale }, now }) =>
  downloadFile(session, locale, {
    page: accountPath(locale, 'preferences'),
    file: async (context, user) => {
      const limit = await consumeLimit('dataCopy', user)
      return limit.allowed ? writeDataCopy(context, now) : tooManyAttempts('dataCopy', limit)
    },
  }),
)
