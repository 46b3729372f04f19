import {openFirefox} from './engines';
import {testEngine} from './suite';

testEngine('Gecko/', openFirefox);
