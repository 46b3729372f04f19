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
  'how what which when where why who whose get use used using want need make made let want like ' +
    'one some any another about all not no every tell show explain help possible best different ' +
    'instead between before while only actually really work works thing completely entirely fully ' +
    'exactly properly correctly able know mean means reason itself much always never ever right ' +
    'now same more up off support supports supported long longer sure else others something anything somewhere',
);
