/** Ids of the headings that name the parts with entrances. */
export const EXPLORE_HEADING = 'explore-heading'
export const TOOLS_HEADING = 'ordering-tools-heading'
