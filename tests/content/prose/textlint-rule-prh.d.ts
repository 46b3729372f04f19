declare module 'textlint-rule-prh' {
  import type {TextlintRuleModule} from '@textlint/types';

  const rule: TextlintRuleModule;
  export default rule;
}
