import {inlineElement, text} from '../nodes.ts';
import {type Tag, TagError} from './tag.ts';

/** `<Version />`: the release of the tool that the site documents. */
export const version: Tag = {
  kind: 'inline',
  attributes: {},
  expand: (_, {facts}) => [text(facts.tool.version)],
};

/** `<Since version="v2.40.0" />`: the release that brought what it stands at. */
export const since: Tag = {
  kind: 'inline',
  attributes: {version: 'required'},
  expand({version: release = ''}) {
    if (!/^v\d+\.\d+\.\d+$/.test(release)) {
      throw new TagError(`version="${release}" is no release; write it as v2.40.0`);
    }
    return [inlineElement('SinceMark', {version: release})];
  },
};
