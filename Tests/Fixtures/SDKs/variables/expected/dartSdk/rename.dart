part of 'variables.dart';

class RenameVariablesBuilder {
  RenameVariablesKey key;
  final Optional<String> _name = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  RenameVariablesBuilder name(String? t) {
    _name.value = t;
    return this;
  }

  RenameVariablesBuilder(this._dataConnect, {required this.key});

  Deserializer<RenameData> dataDeserializer = (dynamic json) => RenameData.fromJson(jsonDecode(json));
  Serializer<RenameVariables> varsSerializer = (RenameVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<RenameData, RenameVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<RenameData, RenameVariables> ref() {
    return _dataConnect.mutation(
      'Rename',
      dataDeserializer,
      varsSerializer,
      RenameVariables(
        key: key,
        name: _name,
      ),
    );
  }
}

@immutable
class RenamePetUpdate {
  final String ownerId;
  final int number;

  RenamePetUpdate.fromJson(dynamic json) :
    ownerId = nativeFromJson<String>(json['ownerId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final RenamePetUpdate otherTyped = other as RenamePetUpdate;
    return this.ownerId == otherTyped.ownerId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([ownerId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['ownerId'] = nativeToJson<String>(this.ownerId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  RenamePetUpdate({
    required this.ownerId,
    required this.number,
  });
}

@immutable
class RenameData {
  final RenamePetUpdate? pet_update;

  RenameData.fromJson(dynamic json) :
    pet_update = json['pet_update'] == null ? null : RenamePetUpdate.fromJson(json['pet_update']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final RenameData otherTyped = other as RenameData;
    return this.pet_update == otherTyped.pet_update;
  }

  @override
  int get hashCode => Object.hashAll([pet_update.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.pet_update != null) {
      json['pet_update'] = this.pet_update!.toJson();
    }
    return json;
  }

  RenameData({
    this.pet_update,
  });
}

@immutable
class RenameVariablesKey {
  final String ownerId;
  final int number;

  RenameVariablesKey.fromJson(dynamic json) :
    ownerId = nativeFromJson<String>(json['ownerId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final RenameVariablesKey otherTyped = other as RenameVariablesKey;
    return this.ownerId == otherTyped.ownerId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([ownerId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['ownerId'] = nativeToJson<String>(this.ownerId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  RenameVariablesKey({
    required this.ownerId,
    required this.number,
  });
}

@immutable
class RenameVariables {
  final RenameVariablesKey key;
  late final Optional<String> name;

  @Deprecated('Variables are only sent.')
  RenameVariables.fromJson(Map<String, dynamic> json) :
    key = RenameVariablesKey.fromJson(json['key']) {
    this.name = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('name')) {
      this.name.value = json['name'] == null ? null : nativeFromJson<String>(json['name']);
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
    final RenameVariables otherTyped = other as RenameVariables;
    return this.key == otherTyped.key &&
        this.name.state == otherTyped.name.state && _equal(this.name.value, otherTyped.name.value);
  }

  @override
  int get hashCode => Object.hashAll([key.hashCode, Object.hash(name.state, _hash(name.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['key'] = this.key.toJson();
    if (this.name.state == OptionalState.set) {
      json['name'] = this.name.toJson();
    }
    return json;
  }

  RenameVariables({
    required this.key,
    required this.name,
  });
}
