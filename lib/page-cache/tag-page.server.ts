import 'server-only'
import { unstable_cache } from 'next/cache'

/** A mark is nothing but its name; it need never be made again. */
const marked = async () => true

/**
 * Puts names on the public page being rendered, by which it can be purged. The framework gives a page the tags of what it
 * reads from the framework's own memory, and in no other way.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  await Promise.all(tags.map(tag => unstable_cache(marked, ['page-tag', tag], { tags: [tag] })()))
}
