// The stand-in for the runtime, under the name that Angular's package has for it.
'use strict';
const { DataConnect, CallerSdkTypeEnum } = require('firebase/data-connect');

exports.DataConnect = DataConnect;
exports.CallerSdkTypeEnum = CallerSdkTypeEnum;
