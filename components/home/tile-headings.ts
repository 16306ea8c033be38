/** Ids of the headings that name the sections with tiles. */
export const EXPLORE_HEADING = 'explore-heading'
export const TOOLS_HEADING = 'ordering-tools-heading'
