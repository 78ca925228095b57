part of 'borrowed_names.dart';

class VariablesVariablesBuilder {
  final Optional<String> _variables = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _dc = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _options = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _vars = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _onResult = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _data = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _args = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _init = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _Type = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _Data = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _Variables_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _async_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _builder = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _block = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _x = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _undefined = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<List<Word>> _some = Optional.optional((json) => (json as List<dynamic>).map((e) => wordFromJson(e)).toList(), (value) => value.map((e) => wordToJson(e)).toList());
  List<BigInt> more;
  final Optional<Word> _word = Optional.optional((json) => wordFromJson(json), (value) => wordToJson(value));
  final Optional<int> _hashCode_ = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _hash = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _encoder = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  VariablesVariablesBuilder variables(String? t) {
    _variables.value = t;
    return this;
  }

  VariablesVariablesBuilder dc(String? t) {
    _dc.value = t;
    return this;
  }

  VariablesVariablesBuilder options(String? t) {
    _options.value = t;
    return this;
  }

  VariablesVariablesBuilder vars(String? t) {
    _vars.value = t;
    return this;
  }

  VariablesVariablesBuilder onResult(String? t) {
    _onResult.value = t;
    return this;
  }

  VariablesVariablesBuilder data(String? t) {
    _data.value = t;
    return this;
  }

  VariablesVariablesBuilder args(String? t) {
    _args.value = t;
    return this;
  }

  VariablesVariablesBuilder init(String? t) {
    _init.value = t;
    return this;
  }

  VariablesVariablesBuilder Type(String? t) {
    _Type.value = t;
    return this;
  }

  VariablesVariablesBuilder Data(String? t) {
    _Data.value = t;
    return this;
  }

  VariablesVariablesBuilder Variables_(String? t) {
    _Variables_.value = t;
    return this;
  }

  VariablesVariablesBuilder async_(String? t) {
    _async_.value = t;
    return this;
  }

  VariablesVariablesBuilder builder(String? t) {
    _builder.value = t;
    return this;
  }

  VariablesVariablesBuilder block(String? t) {
    _block.value = t;
    return this;
  }

  VariablesVariablesBuilder x(String? t) {
    _x.value = t;
    return this;
  }

  VariablesVariablesBuilder undefined(String? t) {
    _undefined.value = t;
    return this;
  }

  /// Where it is left out, the server takes `["self"]`.
  VariablesVariablesBuilder some(List<Word> t) {
    _some.value = t;
    return this;
  }

  VariablesVariablesBuilder word(Word? t) {
    _word.value = t;
    return this;
  }

  VariablesVariablesBuilder hashCode_(int? t) {
    _hashCode_.value = t;
    return this;
  }

  VariablesVariablesBuilder hash(int? t) {
    _hash.value = t;
    return this;
  }

  VariablesVariablesBuilder encoder(int? t) {
    _encoder.value = t;
    return this;
  }

  VariablesVariablesBuilder(this._dataConnect, {required this.more});

  Deserializer<VariablesData> dataDeserializer = (dynamic json) => VariablesData.fromJson(jsonDecode(json));
  Serializer<VariablesVariables> varsSerializer = (VariablesVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<VariablesData, VariablesVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<VariablesData, VariablesVariables> ref() {
    return _dataConnect.query(
      'Variables',
      dataDeserializer,
      varsSerializer,
      VariablesVariables(
        variables: _variables,
        dc: _dc,
        options: _options,
        vars: _vars,
        onResult: _onResult,
        data: _data,
        args: _args,
        init: _init,
        Type: _Type,
        Data: _Data,
        Variables_: _Variables_,
        async_: _async_,
        builder: _builder,
        block: _block,
        x: _x,
        undefined: _undefined,
        some: _some,
        more: more,
        word: _word,
        hashCode_: _hashCode_,
        hash: _hash,
        encoder: _encoder,
      ),
    );
  }
}

@immutable
class VariablesNodes {
  final String typename;
  final String kind;
  final String id;
  final String? self;
  final String? Type;
  final int? init;
  final EnumValue<Word>? class_;
  final bool? async_;
  final String? toString_;
  final String? description;
  final int? hash;
  final String? constructor;
  final String? prototype;
  final String? Data;
  final String? Variables_;
  final String? arguments;
  final String? component1;
  final String? equals;
  final String? copy;
  final List<EnumValue<Word>?>? words;
  final List<BigInt>? bigs;
  final List<BigInt?>? moreBigs;
  final String? noSuchMethod_;
  final String? debugDescription;
  final String? encode;
  final String? nodeKey;

  VariablesNodes.fromJson(dynamic json) :
    typename = nativeFromJson<String>(json['__typename']),
    kind = nativeFromJson<String>(json['kind']),
    id = nativeFromJson<String>(json['id']),
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']),
    Type = json['Type'] == null ? null : nativeFromJson<String>(json['Type']),
    init = json['init'] == null ? null : nativeFromJson<int>(json['init']),
    class_ = json['class'] == null ? null : wordDeserializer(json['class']),
    async_ = json['async'] == null ? null : nativeFromJson<bool>(json['async']),
    toString_ = json['toString'] == null ? null : nativeFromJson<String>(json['toString']),
    description = json['description'] == null ? null : nativeFromJson<String>(json['description']),
    hash = json['hash'] == null ? null : nativeFromJson<int>(json['hash']),
    constructor = json['constructor'] == null ? null : nativeFromJson<String>(json['constructor']),
    prototype = json['prototype'] == null ? null : nativeFromJson<String>(json['prototype']),
    Data = json['Data'] == null ? null : nativeFromJson<String>(json['Data']),
    Variables_ = json['Variables'] == null ? null : nativeFromJson<String>(json['Variables']),
    arguments = json['arguments'] == null ? null : nativeFromJson<String>(json['arguments']),
    component1 = json['component1'] == null ? null : nativeFromJson<String>(json['component1']),
    equals = json['equals'] == null ? null : nativeFromJson<String>(json['equals']),
    copy = json['copy'] == null ? null : nativeFromJson<String>(json['copy']),
    words = json['words'] == null ? null : (json['words'] as List<dynamic>).map((e) => e == null ? null : wordDeserializer(e)).toList(),
    bigs = json['bigs'] == null ? null : (json['bigs'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList(),
    moreBigs = json['moreBigs'] == null ? null : (json['moreBigs'] as List<dynamic>).map((e) => e == null ? null : bigIntFromJson(e)).toList(),
    noSuchMethod_ = json['noSuchMethod'] == null ? null : nativeFromJson<String>(json['noSuchMethod']),
    debugDescription = json['debugDescription'] == null ? null : nativeFromJson<String>(json['debugDescription']),
    encode = json['encode'] == null ? null : nativeFromJson<String>(json['encode']),
    nodeKey = json['nodeKey'] == null ? null : nativeFromJson<String>(json['nodeKey']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final VariablesNodes otherTyped = other as VariablesNodes;
    return this.typename == otherTyped.typename &&
        this.kind == otherTyped.kind &&
        this.id == otherTyped.id &&
        this.self == otherTyped.self &&
        this.Type == otherTyped.Type &&
        this.init == otherTyped.init &&
        this.class_ == otherTyped.class_ &&
        this.async_ == otherTyped.async_ &&
        this.toString_ == otherTyped.toString_ &&
        this.description == otherTyped.description &&
        this.hash == otherTyped.hash &&
        this.constructor == otherTyped.constructor &&
        this.prototype == otherTyped.prototype &&
        this.Data == otherTyped.Data &&
        this.Variables_ == otherTyped.Variables_ &&
        this.arguments == otherTyped.arguments &&
        this.component1 == otherTyped.component1 &&
        this.equals == otherTyped.equals &&
        this.copy == otherTyped.copy &&
        _equal(this.words, otherTyped.words) &&
        _equal(this.bigs, otherTyped.bigs) &&
        _equal(this.moreBigs, otherTyped.moreBigs) &&
        this.noSuchMethod_ == otherTyped.noSuchMethod_ &&
        this.debugDescription == otherTyped.debugDescription &&
        this.encode == otherTyped.encode &&
        this.nodeKey == otherTyped.nodeKey;
  }

  @override
  int get hashCode => Object.hashAll([typename.hashCode, kind.hashCode, id.hashCode, self.hashCode, Type.hashCode, init.hashCode, class_.hashCode, async_.hashCode, toString_.hashCode, description.hashCode, hash.hashCode, constructor.hashCode, prototype.hashCode, Data.hashCode, Variables_.hashCode, arguments.hashCode, component1.hashCode, equals.hashCode, copy.hashCode, _hash(words), _hash(bigs), _hash(moreBigs), noSuchMethod_.hashCode, debugDescription.hashCode, encode.hashCode, nodeKey.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['__typename'] = nativeToJson<String>(this.typename);
    json['kind'] = nativeToJson<String>(this.kind);
    json['id'] = nativeToJson<String>(this.id);
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    if (this.Type != null) {
      json['Type'] = nativeToJson<String>(this.Type!);
    }
    if (this.init != null) {
      json['init'] = nativeToJson<int>(this.init!);
    }
    if (this.class_ != null) {
      json['class'] = wordSerializer(this.class_!);
    }
    if (this.async_ != null) {
      json['async'] = nativeToJson<bool>(this.async_!);
    }
    if (this.toString_ != null) {
      json['toString'] = nativeToJson<String>(this.toString_!);
    }
    if (this.description != null) {
      json['description'] = nativeToJson<String>(this.description!);
    }
    if (this.hash != null) {
      json['hash'] = nativeToJson<int>(this.hash!);
    }
    if (this.constructor != null) {
      json['constructor'] = nativeToJson<String>(this.constructor!);
    }
    if (this.prototype != null) {
      json['prototype'] = nativeToJson<String>(this.prototype!);
    }
    if (this.Data != null) {
      json['Data'] = nativeToJson<String>(this.Data!);
    }
    if (this.Variables_ != null) {
      json['Variables'] = nativeToJson<String>(this.Variables_!);
    }
    if (this.arguments != null) {
      json['arguments'] = nativeToJson<String>(this.arguments!);
    }
    if (this.component1 != null) {
      json['component1'] = nativeToJson<String>(this.component1!);
    }
    if (this.equals != null) {
      json['equals'] = nativeToJson<String>(this.equals!);
    }
    if (this.copy != null) {
      json['copy'] = nativeToJson<String>(this.copy!);
    }
    if (this.words != null) {
      json['words'] = this.words!.map((e) => e == null ? null : wordSerializer(e)).toList();
    }
    if (this.bigs != null) {
      json['bigs'] = this.bigs!.map((e) => bigIntToJson(e)).toList();
    }
    if (this.moreBigs != null) {
      json['moreBigs'] = this.moreBigs!.map((e) => e == null ? null : bigIntToJson(e)).toList();
    }
    if (this.noSuchMethod_ != null) {
      json['noSuchMethod'] = nativeToJson<String>(this.noSuchMethod_!);
    }
    if (this.debugDescription != null) {
      json['debugDescription'] = nativeToJson<String>(this.debugDescription!);
    }
    if (this.encode != null) {
      json['encode'] = nativeToJson<String>(this.encode!);
    }
    if (this.nodeKey != null) {
      json['nodeKey'] = nativeToJson<String>(this.nodeKey!);
    }
    return json;
  }

  VariablesNodes({
    required this.typename,
    required this.kind,
    required this.id,
    this.self,
    this.Type,
    this.init,
    this.class_,
    this.async_,
    this.toString_,
    this.description,
    this.hash,
    this.constructor,
    this.prototype,
    this.Data,
    this.Variables_,
    this.arguments,
    this.component1,
    this.equals,
    this.copy,
    this.words,
    this.bigs,
    this.moreBigs,
    this.noSuchMethod_,
    this.debugDescription,
    this.encode,
    this.nodeKey,
  });
}

@immutable
class VariablesData {
  final List<VariablesNodes> nodes;

  VariablesData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => VariablesNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final VariablesData otherTyped = other as VariablesData;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  VariablesData({
    required this.nodes,
  });
}

@immutable
class VariablesVariables {
  late final Optional<String> variables;
  late final Optional<String> dc;
  late final Optional<String> options;
  late final Optional<String> vars;
  late final Optional<String> onResult;
  late final Optional<String> data;
  late final Optional<String> args;
  late final Optional<String> init;
  late final Optional<String> Type;
  late final Optional<String> Data;
  late final Optional<String> Variables_;
  late final Optional<String> async_;
  late final Optional<String> builder;
  late final Optional<String> block;
  late final Optional<String> x;
  late final Optional<String> undefined;
  /// Where it is left out, the server takes `["self"]`.
  late final Optional<List<Word>> some;
  final List<BigInt> more;
  late final Optional<Word> word;
  late final Optional<int> hashCode_;
  late final Optional<int> hash;
  late final Optional<int> encoder;

  @Deprecated('Variables are only sent.')
  VariablesVariables.fromJson(Map<String, dynamic> json) :
    more = (json['more'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList() {
    this.variables = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('variables')) {
      this.variables.value = json['variables'] == null ? null : nativeFromJson<String>(json['variables']);
    }
    this.dc = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('dc')) {
      this.dc.value = json['dc'] == null ? null : nativeFromJson<String>(json['dc']);
    }
    this.options = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('options')) {
      this.options.value = json['options'] == null ? null : nativeFromJson<String>(json['options']);
    }
    this.vars = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('vars')) {
      this.vars.value = json['vars'] == null ? null : nativeFromJson<String>(json['vars']);
    }
    this.onResult = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('onResult')) {
      this.onResult.value = json['onResult'] == null ? null : nativeFromJson<String>(json['onResult']);
    }
    this.data = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('data')) {
      this.data.value = json['data'] == null ? null : nativeFromJson<String>(json['data']);
    }
    this.args = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('args')) {
      this.args.value = json['args'] == null ? null : nativeFromJson<String>(json['args']);
    }
    this.init = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('init')) {
      this.init.value = json['init'] == null ? null : nativeFromJson<String>(json['init']);
    }
    this.Type = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('Type')) {
      this.Type.value = json['Type'] == null ? null : nativeFromJson<String>(json['Type']);
    }
    this.Data = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('Data')) {
      this.Data.value = json['Data'] == null ? null : nativeFromJson<String>(json['Data']);
    }
    this.Variables_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('Variables')) {
      this.Variables_.value = json['Variables'] == null ? null : nativeFromJson<String>(json['Variables']);
    }
    this.async_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('async')) {
      this.async_.value = json['async'] == null ? null : nativeFromJson<String>(json['async']);
    }
    this.builder = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('builder')) {
      this.builder.value = json['builder'] == null ? null : nativeFromJson<String>(json['builder']);
    }
    this.block = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('block')) {
      this.block.value = json['block'] == null ? null : nativeFromJson<String>(json['block']);
    }
    this.x = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('_x')) {
      this.x.value = json['_x'] == null ? null : nativeFromJson<String>(json['_x']);
    }
    this.undefined = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('undefined')) {
      this.undefined.value = json['undefined'] == null ? null : nativeFromJson<String>(json['undefined']);
    }
    this.some = Optional.optional((json) => (json as List<dynamic>).map((e) => wordFromJson(e)).toList(), (value) => value.map((e) => wordToJson(e)).toList());
    if (json.containsKey('some')) {
      this.some.value = json['some'] == null ? null : (json['some'] as List<dynamic>).map((e) => wordFromJson(e)).toList();
    }
    this.word = Optional.optional((json) => wordFromJson(json), (value) => wordToJson(value));
    if (json.containsKey('word')) {
      this.word.value = json['word'] == null ? null : wordFromJson(json['word']);
    }
    this.hashCode_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('hashCode')) {
      this.hashCode_.value = json['hashCode'] == null ? null : nativeFromJson<int>(json['hashCode']);
    }
    this.hash = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('hash')) {
      this.hash.value = json['hash'] == null ? null : nativeFromJson<int>(json['hash']);
    }
    this.encoder = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('encoder')) {
      this.encoder.value = json['encoder'] == null ? null : nativeFromJson<int>(json['encoder']);
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
    final VariablesVariables otherTyped = other as VariablesVariables;
    return this.variables.state == otherTyped.variables.state && _equal(this.variables.value, otherTyped.variables.value) &&
        this.dc.state == otherTyped.dc.state && _equal(this.dc.value, otherTyped.dc.value) &&
        this.options.state == otherTyped.options.state && _equal(this.options.value, otherTyped.options.value) &&
        this.vars.state == otherTyped.vars.state && _equal(this.vars.value, otherTyped.vars.value) &&
        this.onResult.state == otherTyped.onResult.state && _equal(this.onResult.value, otherTyped.onResult.value) &&
        this.data.state == otherTyped.data.state && _equal(this.data.value, otherTyped.data.value) &&
        this.args.state == otherTyped.args.state && _equal(this.args.value, otherTyped.args.value) &&
        this.init.state == otherTyped.init.state && _equal(this.init.value, otherTyped.init.value) &&
        this.Type.state == otherTyped.Type.state && _equal(this.Type.value, otherTyped.Type.value) &&
        this.Data.state == otherTyped.Data.state && _equal(this.Data.value, otherTyped.Data.value) &&
        this.Variables_.state == otherTyped.Variables_.state && _equal(this.Variables_.value, otherTyped.Variables_.value) &&
        this.async_.state == otherTyped.async_.state && _equal(this.async_.value, otherTyped.async_.value) &&
        this.builder.state == otherTyped.builder.state && _equal(this.builder.value, otherTyped.builder.value) &&
        this.block.state == otherTyped.block.state && _equal(this.block.value, otherTyped.block.value) &&
        this.x.state == otherTyped.x.state && _equal(this.x.value, otherTyped.x.value) &&
        this.undefined.state == otherTyped.undefined.state && _equal(this.undefined.value, otherTyped.undefined.value) &&
        this.some.state == otherTyped.some.state && _equal(this.some.value, otherTyped.some.value) &&
        _equal(this.more, otherTyped.more) &&
        this.word.state == otherTyped.word.state && _equal(this.word.value, otherTyped.word.value) &&
        this.hashCode_.state == otherTyped.hashCode_.state && _equal(this.hashCode_.value, otherTyped.hashCode_.value) &&
        this.hash.state == otherTyped.hash.state && _equal(this.hash.value, otherTyped.hash.value) &&
        this.encoder.state == otherTyped.encoder.state && _equal(this.encoder.value, otherTyped.encoder.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(variables.state, _hash(variables.value)), Object.hash(dc.state, _hash(dc.value)), Object.hash(options.state, _hash(options.value)), Object.hash(vars.state, _hash(vars.value)), Object.hash(onResult.state, _hash(onResult.value)), Object.hash(data.state, _hash(data.value)), Object.hash(args.state, _hash(args.value)), Object.hash(init.state, _hash(init.value)), Object.hash(Type.state, _hash(Type.value)), Object.hash(Data.state, _hash(Data.value)), Object.hash(Variables_.state, _hash(Variables_.value)), Object.hash(async_.state, _hash(async_.value)), Object.hash(builder.state, _hash(builder.value)), Object.hash(block.state, _hash(block.value)), Object.hash(x.state, _hash(x.value)), Object.hash(undefined.state, _hash(undefined.value)), Object.hash(some.state, _hash(some.value)), _hash(more), Object.hash(word.state, _hash(word.value)), Object.hash(hashCode_.state, _hash(hashCode_.value)), Object.hash(hash.state, _hash(hash.value)), Object.hash(encoder.state, _hash(encoder.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.variables.state == OptionalState.set) {
      json['variables'] = this.variables.toJson();
    }
    if (this.dc.state == OptionalState.set) {
      json['dc'] = this.dc.toJson();
    }
    if (this.options.state == OptionalState.set) {
      json['options'] = this.options.toJson();
    }
    if (this.vars.state == OptionalState.set) {
      json['vars'] = this.vars.toJson();
    }
    if (this.onResult.state == OptionalState.set) {
      json['onResult'] = this.onResult.toJson();
    }
    if (this.data.state == OptionalState.set) {
      json['data'] = this.data.toJson();
    }
    if (this.args.state == OptionalState.set) {
      json['args'] = this.args.toJson();
    }
    if (this.init.state == OptionalState.set) {
      json['init'] = this.init.toJson();
    }
    if (this.Type.state == OptionalState.set) {
      json['Type'] = this.Type.toJson();
    }
    if (this.Data.state == OptionalState.set) {
      json['Data'] = this.Data.toJson();
    }
    if (this.Variables_.state == OptionalState.set) {
      json['Variables'] = this.Variables_.toJson();
    }
    if (this.async_.state == OptionalState.set) {
      json['async'] = this.async_.toJson();
    }
    if (this.builder.state == OptionalState.set) {
      json['builder'] = this.builder.toJson();
    }
    if (this.block.state == OptionalState.set) {
      json['block'] = this.block.toJson();
    }
    if (this.x.state == OptionalState.set) {
      json['_x'] = this.x.toJson();
    }
    if (this.undefined.state == OptionalState.set) {
      json['undefined'] = this.undefined.toJson();
    }
    if (this.some.state == OptionalState.set) {
      json['some'] = this.some.toJson();
    }
    json['more'] = this.more.map((e) => bigIntToJson(e)).toList();
    if (this.word.state == OptionalState.set) {
      json['word'] = this.word.toJson();
    }
    if (this.hashCode_.state == OptionalState.set) {
      json['hashCode'] = this.hashCode_.toJson();
    }
    if (this.hash.state == OptionalState.set) {
      json['hash'] = this.hash.toJson();
    }
    if (this.encoder.state == OptionalState.set) {
      json['encoder'] = this.encoder.toJson();
    }
    return json;
  }

  VariablesVariables({
    required this.variables,
    required this.dc,
    required this.options,
    required this.vars,
    required this.onResult,
    required this.data,
    required this.args,
    required this.init,
    required this.Type,
    required this.Data,
    required this.Variables_,
    required this.async_,
    required this.builder,
    required this.block,
    required this.x,
    required this.undefined,
    required this.some,
    required this.more,
    required this.word,
    required this.hashCode_,
    required this.hash,
    required this.encoder,
  });
}
