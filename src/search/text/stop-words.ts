const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that do not distinguish pages. They are not indexed, and are ignored in a query. */
export const STOP_WORDS = list(
  'a an the and or but if then than of to in on at by for from with into onto as is are was were be been ' +
    "being am it its it's this that these those there here i i'm we you your yours my me our us they them " +
    "their he she his her so such via etc eg ie e.g i.e do does did doesn doesn't don don't will would " +
    'should shall may might can could has have had having also just please s t',
);

/** Words of a question. They have a low weight, because other words describe the subject. */
export const QUESTION_WORDS = list(
  'how what which when where why who whose get use used using way want need make made let want like one ' +
    'some any other another about all not no same every tell show explain help possible best different ' +
    'instead between without after before while only still actually really work works working thing ' +
    'completely entirely fully exactly properly correctly able know happen happens mean means reason ' +
    'itself many much always never ever again right now',
);
