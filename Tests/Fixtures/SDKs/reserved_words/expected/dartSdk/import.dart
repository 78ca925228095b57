part of 'reserved_words.dart';

class ImportVariablesBuilder {
  final Optional<class_> _class__ = Optional.optional((json) => classFromJson(json), (value) => classToJson(value));
  String this_;
  final Optional<int> _return_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _fun = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _dc = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _vars = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _options = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  ImportVariablesBuilder class__(class_? t) {
    _class__.value = t;
    return this;
  }

  /// Where it is left out, the server takes `1`.
  ImportVariablesBuilder return_(int t) {
    _return_.value = t;
    return this;
  }

  ImportVariablesBuilder fun(String? t) {
    _fun.value = t;
    return this;
  }

  ImportVariablesBuilder dc(String? t) {
    _dc.value = t;
    return this;
  }

  ImportVariablesBuilder vars(String? t) {
    _vars.value = t;
    return this;
  }

  ImportVariablesBuilder options(String? t) {
    _options.value = t;
    return this;
  }

  ImportVariablesBuilder(this._dataConnect, {required this.this_});

  Deserializer<ImportData> dataDeserializer = (dynamic json) => ImportData.fromJson(jsonDecode(json));
  Serializer<ImportVariables> varsSerializer = (ImportVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<ImportData, ImportVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ImportData, ImportVariables> ref() {
    return _dataConnect.query(
      'import',
      dataDeserializer,
      varsSerializer,
      ImportVariables(
        class__: _class__,
        this_: this_,
        return_: _return_,
        fun: _fun,
        dc: _dc,
        vars: _vars,
        options: _options,
      ),
    );
  }
}

@immutable
class ImportTypesObject {
  final String? self;

  ImportTypesObject.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ImportTypesObject otherTyped = other as ImportTypesObject;
    return this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    return json;
  }

  ImportTypesObject({
    this.self,
  });
}

@immutable
class ImportTypes {
  final String id;
  final String? self;
  final int? var_;
  final EnumValue<class_>? is_;
  final bool? in_;
  final String? final_;
  final ImportTypesObject? object;
  final String? class__;
  final int? extension_;
  final String? hashCode_;

  ImportTypes.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']),
    var_ = json['var'] == null ? null : nativeFromJson<int>(json['var']),
    is_ = json['is'] == null ? null : classDeserializer(json['is']),
    in_ = json['in'] == null ? null : nativeFromJson<bool>(json['in']),
    final_ = json['final'] == null ? null : nativeFromJson<String>(json['final']),
    object = json['object'] == null ? null : ImportTypesObject.fromJson(json['object']),
    class__ = json['class'] == null ? null : nativeFromJson<String>(json['class']),
    extension_ = json['extension'] == null ? null : nativeFromJson<int>(json['extension']),
    hashCode_ = json['hashCode'] == null ? null : nativeFromJson<String>(json['hashCode']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ImportTypes otherTyped = other as ImportTypes;
    return this.id == otherTyped.id &&
        this.self == otherTyped.self &&
        this.var_ == otherTyped.var_ &&
        this.is_ == otherTyped.is_ &&
        this.in_ == otherTyped.in_ &&
        this.final_ == otherTyped.final_ &&
        this.object == otherTyped.object &&
        this.class__ == otherTyped.class__ &&
        this.extension_ == otherTyped.extension_ &&
        this.hashCode_ == otherTyped.hashCode_;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, self.hashCode, var_.hashCode, is_.hashCode, in_.hashCode, final_.hashCode, object.hashCode, class__.hashCode, extension_.hashCode, hashCode_.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    if (this.var_ != null) {
      json['var'] = nativeToJson<int>(this.var_!);
    }
    if (this.is_ != null) {
      json['is'] = classSerializer(this.is_!);
    }
    if (this.in_ != null) {
      json['in'] = nativeToJson<bool>(this.in_!);
    }
    if (this.final_ != null) {
      json['final'] = nativeToJson<String>(this.final_!);
    }
    if (this.object != null) {
      json['object'] = this.object!.toJson();
    }
    if (this.class__ != null) {
      json['class'] = nativeToJson<String>(this.class__!);
    }
    if (this.extension_ != null) {
      json['extension'] = nativeToJson<int>(this.extension_!);
    }
    if (this.hashCode_ != null) {
      json['hashCode'] = nativeToJson<String>(this.hashCode_!);
    }
    return json;
  }

  ImportTypes({
    required this.id,
    this.self,
    this.var_,
    this.is_,
    this.in_,
    this.final_,
    this.object,
    this.class__,
    this.extension_,
    this.hashCode_,
  });
}

@immutable
class ImportData {
  final List<ImportTypes> types;

  ImportData.fromJson(dynamic json) :
    types = (json['types'] as List<dynamic>).map((e) => ImportTypes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ImportData otherTyped = other as ImportData;
    return _equal(this.types, otherTyped.types);
  }

  @override
  int get hashCode => Object.hashAll([_hash(types)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['types'] = this.types.map((e) => e.toJson()).toList();
    return json;
  }

  ImportData({
    required this.types,
  });
}

@immutable
class ImportVariables {
  late final Optional<class_> class__;
  final String this_;
  /// Where it is left out, the server takes `1`.
  late final Optional<int> return_;
  late final Optional<String> fun;
  late final Optional<String> dc;
  late final Optional<String> vars;
  late final Optional<String> options;

  @Deprecated('Variables are only sent.')
  ImportVariables.fromJson(Map<String, dynamic> json) :
    this_ = nativeFromJson<String>(json['this']) {
    this.class__ = Optional.optional((json) => classFromJson(json), (value) => classToJson(value));
    if (json.containsKey('class')) {
      this.class__.value = json['class'] == null ? null : classFromJson(json['class']);
    }
    this.return_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('return')) {
      this.return_.value = json['return'] == null ? null : nativeFromJson<int>(json['return']);
    }
    this.fun = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('fun')) {
      this.fun.value = json['fun'] == null ? null : nativeFromJson<String>(json['fun']);
    }
    this.dc = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('dc')) {
      this.dc.value = json['dc'] == null ? null : nativeFromJson<String>(json['dc']);
    }
    this.vars = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('vars')) {
      this.vars.value = json['vars'] == null ? null : nativeFromJson<String>(json['vars']);
    }
    this.options = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('options')) {
      this.options.value = json['options'] == null ? null : nativeFromJson<String>(json['options']);
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ImportVariables otherTyped = other as ImportVariables;
    return this.class__.state == otherTyped.class__.state && _equal(this.class__.value, otherTyped.class__.value) &&
        this.this_ == otherTyped.this_ &&
        this.return_.state == otherTyped.return_.state && _equal(this.return_.value, otherTyped.return_.value) &&
        this.fun.state == otherTyped.fun.state && _equal(this.fun.value, otherTyped.fun.value) &&
        this.dc.state == otherTyped.dc.state && _equal(this.dc.value, otherTyped.dc.value) &&
        this.vars.state == otherTyped.vars.state && _equal(this.vars.value, otherTyped.vars.value) &&
        this.options.state == otherTyped.options.state && _equal(this.options.value, otherTyped.options.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(class__.state, _hash(class__.value)), this_.hashCode, Object.hash(return_.state, _hash(return_.value)), Object.hash(fun.state, _hash(fun.value)), Object.hash(dc.state, _hash(dc.value)), Object.hash(vars.state, _hash(vars.value)), Object.hash(options.state, _hash(options.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.class__.state == OptionalState.set) {
      json['class'] = this.class__.toJson();
    }
    json['this'] = nativeToJson<String>(this.this_);
    if (this.return_.state == OptionalState.set) {
      json['return'] = this.return_.toJson();
    }
    if (this.fun.state == OptionalState.set) {
      json['fun'] = this.fun.toJson();
    }
    if (this.dc.state == OptionalState.set) {
      json['dc'] = this.dc.toJson();
    }
    if (this.vars.state == OptionalState.set) {
      json['vars'] = this.vars.toJson();
    }
    if (this.options.state == OptionalState.set) {
      json['options'] = this.options.toJson();
    }
    return json;
  }

  ImportVariables({
    required this.class__,
    required this.this_,
    required this.return_,
    required this.fun,
    required this.dc,
    required this.vars,
    required this.options,
  });
}
