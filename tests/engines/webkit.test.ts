import {openWebKit} from './engines';
import {testEngine} from './suite';

testEngine('AppleWebKit/', openWebKit);
