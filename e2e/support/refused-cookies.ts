import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder of a new browser profile whose settings refuse the cookies of one site. */
export async function refusingCookiesOf(origin: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  const exceptions = { cookies: { [`${origin},*`]: { setting: 2 } } }
  await mkdir(join(profile, 'Default'))
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { content_settings: { exceptions } } }),
  )
  return profile
}
